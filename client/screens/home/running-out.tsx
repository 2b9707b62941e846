import { useId } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link, Pill } from '@storedeck/components';
import { useResource } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import { isolateInRtl } from '../../common/isolate';
import { ProductLink } from '../../common/product-link';
import { formatDaysLeft } from '../../common/reorder/format';
import { reorderStore } from '../../common/reorder/store';
import type { ReorderItem } from '../../common/reorder/types';
import { formatCount } from '../../common/store-format';
import { listScreens } from '../../shell/favorites/menu-items';

const PATH = '/reorder';

/** The most urgent ones: bestsellers that are out of stock, then what is next. */
const QUERY = { is_due: true, per_page: 5 };

/** Whether the store manages stock, and its reports know the sales. */
export const isReorderKnown = () =>
	listScreens().some( ( { path } ) => path === PATH );

const describeSales = ( { sold, sold_days: days, stock }: ReorderItem ) =>
	sprintf(
		/* translators: 1: number of items sold, 2: number of days, 3: number of items in stock. */
		_n(
			'%1$s sold in %2$s day · %3$s in stock',
			'%1$s sold in %2$s days · %3$s in stock',
			days,
			'storedeck'
		),
		isolateInRtl( formatCount( sold ) ),
		formatCount( days ),
		isolateInRtl( formatCount( stock ) )
	);

function ItemName( { item }: { item: ReorderItem } ) {
	const name = <bdi>{ item.name }</bdi>;
	const productId = item.parent_id || item.id;
	return currentUserCan( 'manage_woocommerce' ) ? (
		<ProductLink id={ productId }>{ name }</ProductLink>
	) : (
		<Link
			href={ getNewPath(
				{ filter: 'single_product', products: productId },
				'/analytics/products',
				{}
			) }
		>
			{ name }
		</Link>
	);
}

/** What may be sold out before a delivery that is ordered today. */
export function RunningOut() {
	const headingId = useId();
	const { data, error, retry } = useResource(
		reorderStore,
		'getReorderItems',
		[ QUERY ]
	);

	return (
		<section
			className="storedeck-home__section"
			aria-labelledby={ headingId }
			tabIndex={ -1 }
			data-retry-focus
		>
			<div className="storedeck-home__header">
				<h2 id={ headingId }>{ __( 'Reorder now', 'storedeck' ) }</h2>
				{ currentUserCan( 'manage_woocommerce' ) && (
					<Link href={ getNewPath( {}, PATH, {} ) }>
						{ __( 'View reorder list', 'storedeck' ) }
					</Link>
				) }
			</div>
			<div className="storedeck-running-out">
				<AsyncContent
					isLoading={ ! data }
					hasContent={ Boolean( data ) }
					error={ error }
					errorMessage={ __(
						'Could not load what to reorder.',
						'storedeck'
					) }
					onRetry={ retry }
				>
					{ data?.length === 0 ? (
						<p className="storedeck-home__none">
							{ __(
								'Nothing to reorder: the stock lasts until a delivery.',
								'storedeck'
							) }
						</p>
					) : (
						<ul>
							{ data?.map( ( item ) => (
								<li key={ item.id }>
									<span className="storedeck-running-out__name">
										<ItemName item={ item } />
										<span>{ describeSales( item ) }</span>
									</span>
									<Pill
										className={
											item.stock_status === 'outofstock'
												? 'is-bad'
												: 'is-warning'
										}
									>
										{ formatDaysLeft( item ) }
									</Pill>
								</li>
							) ) }
						</ul>
					) }
				</AsyncContent>
			</div>
		</section>
	);
}
