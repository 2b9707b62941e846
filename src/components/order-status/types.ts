export interface OrderStatusProps {
	/** Only the status is used, for example `processing` (without `wc-`). */
	order: { status: string };
	/** Labels by status. */
	orderStatusMap?: Record< string, string >;
	className?: string;
	/**
	 * Shows the label before the dot.
	 *
	 * @default false
	 */
	labelPositionToLeft?: boolean;
}
