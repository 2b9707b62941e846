import { classNames } from '../class-names';
import type { OrderStatusProps } from './types';
import './style.scss';

export type { OrderStatusProps } from './types';

/** Converts `on-hold` to `On hold`, for statuses that are not in the map. */
function humanize( status: string ) {
	const words = status.replace( /^wc-/, '' ).replace( /[-_]+/g, ' ' );
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
}

/**
 * The status of an order: a colored dot and a label.
 *
 * @param props See `OrderStatusProps`.
 */
export function OrderStatus( {
	order: { status },
	orderStatusMap = {},
	className,
	labelPositionToLeft = false,
}: OrderStatusProps ) {
	const label = Object.hasOwn( orderStatusMap, status )
		? orderStatusMap[ status ]
		: humanize( status );
	const indicator = (
		<span
			className={ classNames(
				'woocommerce-order-status__indicator',
				`is-${ status }`
			) }
		/>
	);
	return (
		<div className={ classNames( 'woocommerce-order-status', className ) }>
			{ ! labelPositionToLeft && indicator }
			{ label }
			{ labelPositionToLeft && indicator }
		</div>
	);
}
