import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BulkResult } from '../../common/bulk-edit';
import { useExistingPage } from '../../common/list-screen';
import { OrderLink } from '../../common/order-link';
import type { ScreenProps } from '../../common/screen-props';
import { ScreenSection } from '../../common/screen-section';
import { useRowFocus } from '../../common/selection';
import { StatusTabs } from '../../common/status-tabs';
import { OrderFilters } from './order-filters';
import { ANY, readParams } from './orders-query';
import { OrdersTable } from './orders-table';
import { getTabs } from './status-tabs';
import { useBulkStatus } from './use-bulk-status';
import { useOrders } from './use-orders';
import './style.scss';

/** Orders to work on, of any status. */
export default function OrdersScreen( { path, query }: ScreenProps ) {
	const params = readParams( query );
	const orders = useOrders( params );
	const container = useRef< HTMLDivElement >( null );
	const keepFocus = () => container.current?.focus();
	const bulk = useBulkStatus( keepFocus );
	useExistingPage( orders, params, path, query );
	useRowFocus(
		container,
		( orders.orders ?? [] ).map( ( { id } ) => id )
	);

	return (
		<div className="storedeck-list-screen">
			<StatusTabs
				label={ __( 'Filter orders by status', 'storedeck' ) }
				param="status"
				tabs={ getTabs( params.statuses, orders.totals ) }
				current={ params.statuses.join() || ANY }
				path={ path }
				query={ query }
			/>
			<ScreenSection
				label={ __( 'Filters', 'storedeck' ) }
				name="filters of orders"
			>
				<OrderFilters params={ params } />
			</ScreenSection>
			<div ref={ container } tabIndex={ -1 } className="storedeck-place">
				<ScreenSection
					label={ __( 'Orders list', 'storedeck' ) }
					name="list of orders"
				>
					<BulkResult
						bulkEdit={ bulk }
						keepFocus={ keepFocus }
						renderItem={ ( { id, name } ) => (
							<OrderLink id={ id }>
								<bdi>{ name }</bdi>
							</OrderLink>
						) }
					/>
					<OrdersTable
						params={ params }
						query={ query }
						orders={ orders }
						bulk={ bulk }
					/>
				</ScreenSection>
			</div>
		</div>
	);
}
