import { __, sprintf } from '@wordpress/i18n';
import { getStatuses } from '../../common/order/use-save-status';
import { TRASH } from './orders-query';
import { SLIPS } from './print/print-query';

/** Prefixes of the values. */
const STATUS = 'status:';
const PRINT = 'print:';

const COMPLETED = 'completed';

/** It would record a refund of the rest of each order, which nothing undoes. */
const REFUNDED = 'refunded';

/**
 * What can be done with all selected orders.
 *
 * @param statuses Statuses of the URL. Orders in the trash are restored, but not printed.
 */
export const getBulkOptions = ( statuses: readonly string[] ) => {
	const { [ COMPLETED ]: completed, ...others } = getStatuses();
	return [
		...( completed === undefined
			? []
			: [
					{
						value: `${ STATUS }${ COMPLETED }`,
						label: __( 'Mark as completed', 'storedeck' ),
					},
			  ] ),
		...( statuses.includes( TRASH )
			? []
			: [
					{
						value: `${ PRINT }${ SLIPS }`,
						label: __( 'Print packing slips', 'storedeck' ),
					},
					{
						value: PRINT,
						label: __( 'Print orders', 'storedeck' ),
					},
			  ] ),
		...Object.entries( others )
			.filter( ( [ status ] ) => status !== REFUNDED )
			.map( ( [ status, label ] ) => ( {
				value: `${ STATUS }${ status }`,
				label: sprintf(
					/* translators: %s: status of orders. */
					__( 'Change status to %s', 'storedeck' ),
					label
				),
			} ) ),
	];
};

/** What a value stands for: a new status, or what is printed. */
export const readBulkOption = ( value: string ) =>
	value.startsWith( STATUS )
		? { status: value.slice( STATUS.length ) }
		: { print: value.slice( PRINT.length ) };
