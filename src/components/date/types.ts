import type { Moment } from 'moment';

/**
 * A `Date` or a string with a time zone is converted to site time. A string
 * without a time zone or a moment is shown unchanged.
 */
export type DateValue = string | globalThis.Date | Moment;

export interface DateProps {
	/** Nothing is rendered if the value is not a date. */
	date: DateValue;
	/**
	 * PHP format of the `datetime` attribute.
	 *
	 * @default 'Y-m-d H:i:s'
	 */
	machineFormat?: string;
	/**
	 * PHP format of the screen reader text.
	 *
	 * @default 'F j, Y'
	 */
	screenReaderFormat?: string;
	/**
	 * PHP format of the visible text.
	 *
	 * @default 'Y-m-d'
	 */
	visibleFormat?: string;
}
