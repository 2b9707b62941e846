import { classNames } from '../class-names';
import type { OrderStatusProps } from './types';
import './style.scss';

export type { OrderStatusProps } from './types';

/** `on-hold` as `On hold`: for a status that the map does not name. */
function humanize( status: string ) {
	const words = status.replace( /^wc-/, '' ).replace( /[-_]+/g, ' ' );
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
}

/**
 * The status of an order: a coloured dot and the status's name.
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
