/** How many of what: "1 picture", "1,200 pictures"; with what it does: `counted(1, 'link of 5 has', 'links of 5 have')`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
