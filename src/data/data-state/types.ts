/** How far the data of the reports reaches. Dates are the shop's wall clock. */
export interface DataState {
	/** The latest order that reports count; null without any. */
	orders_until: string | null;
	/** The latest download; null without any. */
	downloads_until: string | null;
	/** Orders that no report counts yet. */
	waiting: number;
	/** The import of earlier orders. */
	import: { is_running: boolean; percent: number };
}
