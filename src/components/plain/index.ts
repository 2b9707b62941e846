/*
 * Counterparts of the host's components that do without its library, for what is
 * seen at first: see the README.
 */
export { Button } from './button';
export type { PlainButtonProps } from './button';
export { Dropdown } from './dropdown';
export type { DropdownRenderProps, PlainDropdownProps } from './dropdown';
export { Notice } from './notice';
export type { PlainNoticeProps } from './notice';
export { Select } from './select';
export type { PlainSelectProps } from './select';
