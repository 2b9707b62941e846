import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { MAX_PER_PAGE } from '@storedeck/api';
import { ordersStore, useResource } from '@storedeck/data';
import type { Order } from '@storedeck/data';
import { AsyncContent } from '../../../common/async-content';
import { FailureNotice } from '../../../common/failure-notice';
import { formatList } from '../../../common/format-list';
import type { ScreenProps } from '../../../common/screen-props';
import { ScreenSection } from '../../../common/screen-section';
import { StatusTabs } from '../../../common/status-tabs';
import { PrintedOrder } from './printed-order';
import { readPrintQuery, SLIPS } from './print-query';
import './style.scss';

const NONE: readonly Order[] = [];

/** Several orders, or their packing slips, as they are printed: each on pages of its own. */
export default function PrintScreen( { path, query }: ScreenProps ) {
	const { ids, isSlip } = readPrintQuery( query );
	const {
		data: orders = NONE,
		error,
		isLoading,
		retry,
	} = useResource(
		ordersStore,
		'getOrders',
		[ { include: ids, orderby: 'include', per_page: MAX_PER_PAGE } ],
		{ enabled: ids.length > 0 }
	);
	const missing = ids.filter(
		( id ) => ! orders.some( ( order ) => order.id === id )
	);

	return (
		<div className="storedeck-print">
			<div className="storedeck-print__controls">
				<StatusTabs
					label={ __( 'What to print', 'storedeck' ) }
					param="as"
					tabs={ [
						{ value: '', label: __( 'Orders', 'storedeck' ) },
						{
							value: SLIPS,
							label: __( 'Packing slips', 'storedeck' ),
						},
					] }
					current={ isSlip ? SLIPS : '' }
					path={ path }
					query={ query }
				/>
				<Button
					variant="primary"
					aria-disabled={ orders.length === 0 }
					onClick={ () => orders.length > 0 && window.print() }
				>
					{ __( 'Print', 'storedeck' ) }
				</Button>
			</div>
			<ScreenSection
				label={ __( 'Orders', 'storedeck' ) }
				name="printed orders"
			>
				<AsyncContent
					isLoading={ isLoading }
					hasContent={ orders.length > 0 }
					error={ error }
					errorMessage={ __( 'Could not load orders.', 'storedeck' ) }
					onRetry={ retry }
				>
					{ missing.length > 0 && (
						<FailureNotice
							message={ sprintf(
								/* translators: %s: IDs of orders. */
								__( 'Orders not found: %s', 'storedeck' ),
								formatList( missing.map( String ) )
							) }
						/>
					) }
					{ ids.length === 0 && (
						<p>
							{ __(
								'Select orders in the list of orders to print them.',
								'storedeck'
							) }
						</p>
					) }
					{ orders.map( ( order ) => (
						<PrintedOrder
							key={ order.id }
							order={ order }
							isSlip={ isSlip }
						/>
					) ) }
				</AsyncContent>
			</ScreenSection>
		</div>
	);
}
