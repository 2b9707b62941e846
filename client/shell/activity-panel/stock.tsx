import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ProductImage } from '@storedeck/components';
import { itemsStore } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import { getProductFailureText } from '../../common/product/field-errors';
import { readConflict } from '../../common/product-conflict';
import { ProductLink } from '../../common/product-link';
import { useSnackbar } from '../../common/use-snackbar';
import { formatCount } from '../../common/store-format';
import { hasScreen } from '../favorites/menu-items';
import { ActivityCard } from './activity-card';
import { CardList } from './card-list';
import { moveFocus } from './move-focus';
import { readStock } from './read-stock';
import type { LowProduct } from './read-stock';
import type { TabContentProps } from './tab-content';
import { StockForm } from './stock-form';
import { useList } from './use-list';

const LIST = 'products/low-in-stock';

/** Products and variations low in stock. */
export default function StockPanel( { preview }: TabContentProps ) {
	const query = useMemo(
		() => ( { status: 'publish', per_page: preview?.rows ?? 10 } ),
		[ preview?.rows ]
	);
	const { items, isLoading, error, retry } = useList( LIST, query );
	const { updateProductStock } = useDispatch( itemsStore );
	// Used only after a failure, so there is no subscription.
	const { getItemsError } = useSelect( itemsStore, [] );
	const notify = useSnackbar();

	const save = async (
		product: LowProduct,
		quantity: number,
		previous: number
	) => {
		const isSaved = await updateProductStock(
			{
				id: product.id,
				type: product.type,
				parent_id: product.parentId,
				stock_quantity: product.quantity,
			},
			quantity,
			{ stock_quantity: previous }
		);
		if ( ! isSaved ) {
			const failure = getItemsError( 'products', product.id );
			const current = readConflict( failure )?.stock_quantity;
			notify.error(
				typeof current === 'number'
					? sprintf(
							/* translators: 1: name of a product, 2: number of items. */
							__(
								'%1$s was not saved: its stock was changed to %2$s in the meantime.',
								'storedeck'
							),
							product.name,
							formatCount( current )
					  )
					: sprintf(
							/* translators: %s: name of a product. */
							__( 'Could not save stock for %s.', 'storedeck' ),
							product.name
					  ),
				typeof current === 'number'
					? undefined
					: new Error( getProductFailureText( failure ) )
			);
			if ( typeof current === 'number' ) {
				await retry();
			}
			return false;
		}
		await retry();
		return true;
	};

	const onSave = async (
		product: LowProduct,
		quantity: number,
		form: Element
	) => {
		const region = form.closest< HTMLElement >( '[data-retry-focus]' );
		const isSaved = await save( product, quantity, product.quantity );
		if ( isSaved ) {
			if ( ! form.isConnected ) {
				region?.focus();
			} else {
				moveFocus( form );
			}
			notify.success(
				sprintf(
					/* translators: 1: name of a product, 2: number of items. */
					__( '%1$s: stock updated to %2$s.', 'storedeck' ),
					product.name,
					formatCount( quantity )
				),
				() => save( product, product.quantity, quantity )
			);
		}
		return isSaved;
	};

	return (
		<CardList
			preview={ preview }
			isLoading={ isLoading }
			error={ error }
			errorMessage={ __( 'Could not load stock.', 'storedeck' ) }
			onRetry={ retry }
			empty={ __( 'No products low in stock.', 'storedeck' ) }
			more={ {
				href: hasScreen( '/stock' )
					? getNewPath( {}, '/stock', {} )
					: getNewPath(
							{ type: 'lowstock' },
							'/analytics/stock',
							{}
					  ),
				type: 'wc-admin',
				label: __( 'View all stock', 'storedeck' ),
			} }
		>
			{ readStock( items ).map( ( product ) => (
				<ActivityCard
					key={ product.id }
					image={
						<ProductImage
							product={ { images: product.images } }
							alt=""
							width={ 40 }
							height={ 40 }
						/>
					}
					title={
						<ProductLink id={ product.parentId || product.id }>
							<bdi>{ product.name }</bdi>
						</ProductLink>
					}
					subtitle={ sprintf(
						/* translators: %s: number of items in stock. */
						__( '%s in stock', 'storedeck' ),
						formatCount( product.quantity )
					) }
				>
					<StockForm
						product={ product }
						onSave={ ( quantity, form ) =>
							onSave( product, quantity, form )
						}
					/>
				</ActivityCard>
			) ) }
		</CardList>
	);
}
