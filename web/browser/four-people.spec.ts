// Four people in four browsers play one table, from the invitation to the result.
import { expect, test } from './fixtures';
import { playFilms, readResult } from './play';

test('four people join by link, choose studios, and play a whole game of Dream Factory', async ({
  newPage,
}) => {
  const names = ['Ada', 'Billy', 'Clara', 'Dolores'];
  test.setTimeout(600_000);
  const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
  const desktop = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;
  const [host, ...friends] = await Promise.all(names.map((_, seat) => newPage(seat % 2 ? phone : desktop)));
  if (!host) throw new Error();

  await host.goto('/');
  await host.getByRole('button', { name: /Invite friends.*Dream Factory/ }).click();
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Create table' }).click();
  await expect(host.getByText('3 seats are still open')).toBeVisible();

  const link = host.url();
  for (const [index, friend] of friends.entries()) {
    await friend.goto(link);
    await friend.getByLabel('Your name').fill(names[index + 1]!);
    await friend.getByRole('button', { name: new RegExp(`Take this seat.*Seat ${index + 2}`) }).click();
    await expect(friend.getByText('The host starts the game.')).toBeVisible();
  }

  const studios: string[] = [];
  for (const person of [host, ...friends]) {
    const select = person.getByLabel('Your studio');
    const free = select.locator('option:not([disabled]):not([value="0"])').last();
    studios.push(await free.innerText());
    await select.selectOption({ label: studios.at(-1)! });
    for (const other of [host, ...friends].filter((each) => each !== person))
      await expect(
        other
          .locator('option:disabled', { hasText: studios.at(-1)! })
          .or(other.locator('option:checked', { hasText: studios.at(-1)! }))
          .first(),
      ).toBeAttached();
  }
  expect(new Set(studios).size).toBe(4);

  await expect(host.getByText('Not ready yet: Billy, Clara, Dolores.')).toBeVisible();
  for (const friend of friends) await friend.getByRole('button', { name: 'I’m ready' }).click();
  await expect(host.getByText(/^Not ready yet:/)).toBeHidden();
  await host.getByRole('button', { name: 'Start game' }).click();
  for (const [seat, person] of [host, ...friends].entries())
    await expect(person.locator('.studio').getByText(studios[seat]!).first()).toBeVisible();

  await Promise.all([host, ...friends].map((person) => playFilms(person, 2)));
  const results = await Promise.all(
    [host, ...friends].map((person, seat) => readResult(person, names[seat]!)),
  );
  expect(results[0]!.points).toHaveLength(4);
  for (const name of names) expect(results[0]!.points.join()).toContain(name);
  for (const other of results) expect(other).toEqual(results[0]);
});
