import type { Order } from '@storedeck/data';
import { format } from './amounts';
import { getCurrency, getTotals } from './totals';
import './style.scss';

/** The amounts of an order, from the subtotal of the items to the net payment. */
export const TotalsList = ( { order }: { order: Order } ) => (
	<dl className="storedeck-order__totals">
		{ getTotals( order ).map( ( { label, amount, isSum }, at ) => (
			<div key={ at } className={ isSum ? 'is-sum' : undefined }>
				<dt>{ label }</dt>
				<dd>{ format( amount, getCurrency( order ) ) }</dd>
			</div>
		) ) }
	</dl>
);
