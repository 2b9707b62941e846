import { createInterpolateElement } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { formatAmount, formatSiteDate } from '../../common/store-format';
import type { OrderSummary } from './read-orders';

/** Items, total and date of an order. */
export function OrderSubtitle( {
	order: { items, total, currency, date },
}: {
	order: OrderSummary;
} ) {
	return (
		<>
			{ createInterpolateElement(
				sprintf(
					/* translators: 1: number of items, 2: order total. */
					_n(
						'%1$d item, %2$s',
						'%1$d items, %2$s',
						items,
						'storedeck'
					),
					items,
					'<total />'
				),
				{ total: <bdi>{ formatAmount( total, currency ) }</bdi> }
			) }
			{ ` · ${ formatSiteDate( date ) }` }
		</>
	);
}
