import type { Moment } from 'moment';

/**
 * A `Date`, or text with a zone, is an instant: it is shown as the shop's clock
 * shows it. Text without a zone, and a moment, are shown as they stand.
 */
export type ShopDate = string | globalThis.Date | Moment;

export interface DateProps {
	/** What to show. Nothing is shown for what is no date. */
	date: ShopDate;
	/**
	 * PHP format of the `datetime` attribute.
	 *
	 * @default 'Y-m-d H:i:s'
	 */
	machineFormat?: string;
	/**
	 * PHP format of what is read aloud.
	 *
	 * @default 'F j, Y'
	 */
	screenReaderFormat?: string;
	/**
	 * PHP format of what is shown.
	 *
	 * @default 'Y-m-d'
	 */
	visibleFormat?: string;
}
