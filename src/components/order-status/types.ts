export interface OrderStatusProps {
	/** Only the status is read, e.g. `processing` (without `wc-`). */
	order: { status: string };
	/** Names of the statuses, as the shop calls them. */
	orderStatusMap?: Record< string, string >;
	className?: string;
	/**
	 * Shows the name before the indicator instead of after it.
	 *
	 * @default false
	 */
	labelPositionToLeft?: boolean;
}
