import { __, sprintf } from '@wordpress/i18n';
import { Pill } from '@storedeck/components';
import { getPersistedQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { AsyncContent } from '../../common/async-content';
import { isolateInRtl } from '../../common/isolate';
import { Panel } from '../../common/panel';
import { formatCount } from '../../common/store-format';
import { findDimensions, getItemQuery } from '../../report/dimensions';
import { ReportLink } from '../../report/links';
import { useAnswerParts } from '../../report/use-answer-parts';
import { useSegments } from '../../report/use-report';
import type { StatsSource } from '../../report/use-report';
import {
	MAX_PRODUCTS,
	getFallenProducts,
	getSoldOutIds,
} from './fallen-products';

const PRODUCT = 'product';

/** The stock of products, also of those that were not sold in the period. */
const useProducts = ( ids: readonly number[], query: Query ) =>
	useAnswerParts(
		{
			endpoint: 'products',
			query: {},
			more: {
				...getPersistedQuery( query ),
				products: ids.join(),
				per_page: MAX_PRODUCTS,
			},
			state: ids.length > 0 ? 'ready' : 'empty',
		},
		[ 'rows' ]
	)( 'rows' );

interface Props {
	source: StatsSource;
	/** Number of items sold. */
	metric: string;
}

/** Products that sold less than before and are out of stock. */
export function SoldOut( { source, metric }: Props ) {
	const { primary, secondary } = useSegments( source, PRODUCT, metric );
	const fallen =
		primary.data && secondary.data
			? getFallenProducts( primary.data, secondary.data, metric )
			: [];
	const rows = useProducts(
		fallen.map( ( { id } ) => id ),
		source.query
	);
	const results = [
		primary,
		secondary,
		...( fallen.length > 0 ? [ rows ] : [] ),
	];
	const soldOut = getSoldOutIds( rows.data?.items ?? [] );
	const products = fallen.filter( ( { id } ) => soldOut.has( id ) );
	const link = findDimensions( 'products' ).find(
		( { segmentby } ) => segmentby === PRODUCT
	)?.link;
	return (
		<Panel
			title={ __( 'Out of stock', 'storedeck' ) }
			description={ __(
				'Products that sold less than before and are out of stock. Since when is not recorded.',
				'storedeck'
			) }
		>
			<AsyncContent
				isLoading={ results.some( ( { data } ) => ! data ) }
				error={ results.find( ( { error } ) => error )?.error }
				errorMessage={ __( 'Could not load the stock.', 'storedeck' ) }
				onRetry={ () =>
					results
						.filter( ( { error } ) => error )
						.forEach( ( { retry } ) => retry() )
				}
			>
				{ products.length === 0 && (
					<p>
						{ __(
							'No product that sold less is out of stock.',
							'storedeck'
						) }
					</p>
				) }
				<ul className="storedeck-why__products">
					{ products.map( ( { id, name, now, before } ) => (
						<li key={ id }>
							<span>
								{ link ? (
									<ReportLink
										to={ link.report }
										query={ getItemQuery( link, id ) }
									>
										<bdi>{ name }</bdi>
									</ReportLink>
								) : (
									<bdi>{ name }</bdi>
								) }
								<span className="storedeck-change-table__detail">
									{ sprintf(
										/* translators: 1: number of items before, 2: number of items now. */
										__(
											'%1$s sold before, now %2$s',
											'storedeck'
										),
										isolateInRtl( formatCount( before ) ),
										isolateInRtl( formatCount( now ) )
									) }
								</span>
							</span>
							<Pill className="is-bad">
								{ __( 'Out of stock', 'storedeck' ) }
							</Pill>
						</li>
					) ) }
				</ul>
			</AsyncContent>
		</Panel>
	);
}
