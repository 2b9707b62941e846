import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Search } from '@storedeck/components';
import { updateQueryString } from '@storedeck/navigation';
import { SearchField } from '../../common/search-field';
import type { ReviewParams } from './review-query';
import { useProducts } from './use-reviews';

const STARS = [ 5, 4, 3, 2, 1 ];

/** Filters by rating, product and search term, which are stored in the URL. */
export function ReviewFilters( { params }: { params: ReviewParams } ) {
	const products = useProducts( params.products );

	return (
		<div className="storedeck-reviews__filters">
			<SelectControl
				__nextHasNoMarginBottom
				label={ __( 'Rating', 'storedeck' ) }
				hideLabelFromVision
				value={ String( params.rating ?? '' ) }
				options={ [
					{ value: '', label: __( 'All ratings', 'storedeck' ) },
					...STARS.map( ( stars ) => ( {
						value: String( stars ),
						label: sprintf(
							/* translators: %d: number of stars. */
							_n( '%d star', '%d stars', stars, 'storedeck' ),
							stars
						),
					} ) ),
				] }
				onChange={ ( rating ) =>
					updateQueryString( { rating: rating || undefined } )
				}
			/>
			<div className="storedeck-reviews__products">
				<Search
					type="products"
					placeholder={ __( 'Filter by product', 'storedeck' ) }
					inlineTags
					showClearButton
					selected={ params.products.map( ( id ) => ( {
						key: id,
						label: decodeEntities(
							String( products.get( id )?.name ?? `#${ id }` )
						),
					} ) ) }
					onChange={ ( found ) =>
						updateQueryString( {
							product:
								found.map( ( { key } ) => key ).join() ||
								undefined,
						} )
					}
				/>
			</div>
			<SearchField
				label={ __( 'Search reviews', 'storedeck' ) }
				value={ params.search }
			/>
		</div>
	);
}
