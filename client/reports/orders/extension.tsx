import { _n, sprintf } from '@wordpress/i18n';
import { OrderStatus } from '@storedeck/components';
import type { CellValue, ReportExtension } from '@storedeck/reports';
import { getSetting } from '@storedeck/settings';
import { FirstOfList } from '../../report/first-of-list';

/** One row of `/wc-analytics/reports/orders`. */
interface OrderRow {
	order_number: string | number;
	status: string;
}

const toItems = ( value: CellValue ) => ( Array.isArray( value ) ? value : [] );

const extension: ReportExtension< OrderRow > = {
	id: 'orders',
	cells: {
		status: ( row ) => (
			<OrderStatus
				order={ row }
				orderStatusMap={ getSetting( 'orderStatuses', {} ) }
			/>
		),
		products: ( row, { value } ) => (
			<FirstOfList
				items={ toItems( value ) }
				getLabel={ ( count ) =>
					sprintf(
						/* translators: 1: number of products, 2: number of an order. */
						_n(
							'+%1$d more product of order %2$s',
							'+%1$d more products of order %2$s',
							count,
							'storedeck'
						),
						count,
						String( row.order_number )
					)
				}
			/>
		),
		coupons: ( row, { value } ) => (
			<FirstOfList
				items={ toItems( value ) }
				getLabel={ ( count ) =>
					sprintf(
						/* translators: 1: number of coupons, 2: number of an order. */
						_n(
							'+%1$d more coupon of order %2$s',
							'+%1$d more coupons of order %2$s',
							count,
							'storedeck'
						),
						count,
						String( row.order_number )
					)
				}
			/>
		),
	},
};

export default extension;
