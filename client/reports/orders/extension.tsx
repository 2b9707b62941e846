import { _n, sprintf } from '@wordpress/i18n';
import { OrderStatus } from '@storedeck/components';
import type { CellValue, ReportExtension } from '@storedeck/reports';
import { getSetting } from '@storedeck/settings';
import { CustomerLink } from '../../common/customer/customer-link';
import { OrderLink } from '../../common/order-link';
import { ProductLink } from '../../common/product-link';
import { FirstOfList } from '../../report/first-of-list';

/** One row of `/wc-analytics/reports/orders`. */
interface OrderRow {
	order_id: number;
	/** The refunded order of a refund, otherwise 0. */
	parent_id?: number;
	order_number: string | number;
	status: string;
	/** The products as in the column, in the same order. */
	extended_info?: {
		customer?: { customer_id?: number | string };
		products?: ReadonlyArray< { id: number | string } >;
	};
}

const toItems = ( value: CellValue ) => ( Array.isArray( value ) ? value : [] );

const toProductLink = ( text: string, id: number | string | undefined ) =>
	Number( id ) > 0 ? (
		<ProductLink id={ Number( id ) }>{ text }</ProductLink>
	) : (
		text
	);

const extension: ReportExtension< OrderRow > = {
	id: 'orders',
	cells: {
		// A refund is part of the page of its order.
		order_number: ( row, { value } ) => (
			<OrderLink id={ row.parent_id || row.order_id }>
				{ value }
			</OrderLink>
		),
		customer_id: ( row, { value } ) => {
			const id = row.extended_info?.customer?.customer_id;
			return id ? (
				<CustomerLink id={ id }>{ value }</CustomerLink>
			) : (
				value
			);
		},
		status: ( row ) => (
			<OrderStatus
				order={ row }
				orderStatusMap={ getSetting( 'orderStatuses', {} ) }
			/>
		),
		products: ( row, { value } ) => (
			<FirstOfList
				items={ toItems( value ).map( ( text, index ) =>
					toProductLink(
						text,
						row.extended_info?.products?.[ index ]?.id
					)
				) }
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
