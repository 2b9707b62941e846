import { useId } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link, Pill } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import { ProductLink } from '../../common/product-link';
import { isolateInRtl } from '../../common/isolate';
import { formatCount } from '../../common/store-format';
import { useAnswerParts } from '../../report/use-answer-parts';
import { getRunningOutItems } from './running-out-items';
import type { RunningOutItem } from './running-out-items';

const PERIOD = 'last_30_days';
const DAYS = 30;

/** The best-selling ones of each report. */
const BESTSELLERS = 25;

const SHOWN = 5;

/** How long the stock lasts. */
function describeStock( { status, stock, daysLeft }: RunningOutItem ) {
	if ( status === 'outofstock' ) {
		return __( 'Out of stock', 'storedeck' );
	}
	if ( stock !== undefined && stock <= 0 ) {
		return __( 'On backorder', 'storedeck' );
	}
	return daysLeft === 0
		? __( 'Less than a day left', 'storedeck' )
		: sprintf(
				/* translators: %d: number of days. */
				_n( '%d day left', '%d days left', daysLeft, 'storedeck' ),
				daysLeft
		  );
}

function describeSales( { sold, stock }: RunningOutItem ) {
	const sales = sprintf(
		/* translators: %s: number of items. */
		__( '%s sold in 30 days', 'storedeck' ),
		formatCount( sold )
	);
	return stock === undefined
		? sales
		: sprintf(
				/* translators: 1: a sentence part about sales, 2: number of items in stock. */
				__( '%1$s · %2$s in stock', 'storedeck' ),
				sales,
				isolateInRtl( formatCount( stock ) )
		  );
}

function ItemName( { item }: { item: RunningOutItem } ) {
	const name = <bdi>{ item.name }</bdi>;
	return currentUserCan( 'manage_woocommerce' ) ? (
		<ProductLink id={ item.productId }>{ name }</ProductLink>
	) : (
		<Link
			href={ getNewPath(
				{ filter: 'single_product', products: item.productId },
				'/analytics/products',
				{}
			) }
		>
			{ name }
		</Link>
	);
}

const useBestsellers = ( report: string ) =>
	useAnswerParts(
		{
			report,
			query: {
				period: PERIOD,
				// The server ignores a period without a comparison.
				compare: 'previous_period',
				orderby: 'items_sold',
				order: 'desc',
				per_page: BESTSELLERS,
			},
			parts: [ 'rows' ],
		},
		'ready'
	)( 'rows' );

/** Bestsellers whose stock does not last two weeks at the present pace. */
export function RunningOut() {
	const headingId = useId();
	const products = useBestsellers( 'products' );
	const variations = useBestsellers( 'variations' );
	const results = [ products, variations ];
	const isLoaded = results.every( ( { data } ) => data );
	const items = getRunningOutItems(
		results.flatMap( ( { data } ) => data?.items ?? [] ),
		DAYS
	).slice( 0, SHOWN );

	return (
		<section
			className="storedeck-home__section"
			aria-labelledby={ headingId }
			tabIndex={ -1 }
			data-retry-focus
		>
			<h2 id={ headingId }>
				{ __( 'Bestsellers that run out', 'storedeck' ) }
			</h2>
			<div className="storedeck-running-out">
				<AsyncContent
					isLoading={ ! isLoaded }
					hasContent={ isLoaded }
					error={ results.find( ( { error } ) => error )?.error }
					errorMessage={ __(
						'Could not load bestsellers.',
						'storedeck'
					) }
					onRetry={ () =>
						results.forEach( ( { retry } ) => retry() )
					}
				>
					{ items.length === 0 ? (
						<p className="storedeck-home__none">
							{ __(
								'Every bestseller lasts for two more weeks.',
								'storedeck'
							) }
						</p>
					) : (
						<ul>
							{ items.map( ( item ) => (
								<li key={ item.id }>
									<span className="storedeck-running-out__name">
										<ItemName item={ item } />
										<span>{ describeSales( item ) }</span>
									</span>
									<Pill
										className={
											item.status === 'outofstock'
												? 'is-bad'
												: 'is-warning'
										}
									>
										{ describeStock( item ) }
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
