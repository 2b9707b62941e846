import { __, _n, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { ordersStore, useResource } from '@storedeck/data';
import type { Order } from '@storedeck/data';
import { AsyncContent } from '../../../common/async-content';
import { format } from '../../../common/order/amounts';
import { CompleteButton } from '../../../common/order/complete-button';
import { getOrderHead } from '../../../common/order/order-head';
import { getCurrency, getTotals } from '../../../common/order/totals';
import { useSaveStatus } from '../../../common/order/use-save-status';
import { RecordHead } from '../../../common/record-header/record-head';
import { formatCount } from '../../../common/store-format';

const LINES = 5;

function Details( { order }: { order: Order } ) {
	const saving = useSaveStatus( order );
	const currency = getCurrency( order );
	const lines = order.line_items;
	const { name, details, ...head } = getOrderHead( order );
	return (
		<>
			<RecordHead
				{ ...head }
				name={ sprintf(
					/* translators: %s: number of an order. */
					__( 'Order #%s', 'storedeck' ),
					order.number
				) }
				details={ [ name, details ].filter( Boolean ).join( ' · ' ) }
				action={ <CompleteButton order={ order } saving={ saving } /> }
			/>
			<h3>{ __( 'Items', 'storedeck' ) }</h3>
			<ul className="storedeck-side-panel__list">
				{ lines.slice( 0, LINES ).map( ( line ) => (
					<li key={ line.id }>
						<bdi>
							{ formatCount( line.quantity ) } ×{ ' ' }
							{ decodeEntities( line.name ) }
						</bdi>
						<span>{ format( line.total, currency ) }</span>
					</li>
				) ) }
				{ lines.length > LINES && (
					<li>
						<small>
							{ sprintf(
								/* translators: %d: number of items. */
								_n(
									'+%d more item',
									'+%d more items',
									lines.length - LINES,
									'storedeck'
								),
								lines.length - LINES
							) }
						</small>
					</li>
				) }
			</ul>
			<h3>{ __( 'Amounts', 'storedeck' ) }</h3>
			<dl className="storedeck-side-panel__list">
				{ getTotals( order ).map( ( { label, amount }, at ) => (
					<div key={ at }>
						<dt>{ label }</dt>
						<dd>{ format( amount, currency ) }</dd>
					</div>
				) ) }
			</dl>
		</>
	);
}

/** Customer, status, items and amounts of an order, and what is done next with it. */
export function OrderRecord( { id }: { id: number } ) {
	const { data, error, isLoading, retry } = useResource(
		ordersStore,
		'getOrder',
		[ id ]
	);
	return (
		<AsyncContent
			isLoading={ isLoading }
			hasContent={ data !== undefined }
			error={ error }
			errorMessage={ __( 'Could not load the order.', 'storedeck' ) }
			onRetry={ retry }
		>
			{ data && <Details order={ data } /> }
		</AsyncContent>
	);
}
