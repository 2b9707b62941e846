import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Form } from '@storedeck/components';
import { itemsStore, useResource } from '@storedeck/data';
import type { Item } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { Panel } from '../../common/panel';
import { formatCount } from '../../common/store-format';
import { useSnackbar } from '../../common/use-snackbar';
import { useTask } from '../../common/use-task';
import { isStoredProduct, readValues } from './product-values';
import type { StoredProduct } from './product-values';
import type { PendingVariations } from './use-pending-variations';
import { validateSellable } from './validate';
import { VariationRow } from './variation-row';
import { VariationsBulk } from './variations-bulk';

interface Props {
	product: StoredProduct | undefined;
	pending: PendingVariations;
	/** Saves the product; resolves with whether that succeeded. */
	onPrepare: () => Promise< boolean >;
}

/** A variation has values of attributes where a product has lists of them. */
function toStored( { attributes, ...fields }: Item ) {
	return isStoredProduct( fields ) ? [ fields ] : [];
}

/** The variations of a saved product. */
function Variations( {
	parent,
	pending,
	onPrepare,
}: Omit< Props, 'product' > & { parent: number } ) {
	const { saveItem, deleteItem } = useDispatch( itemsStore );
	const notify = useSnackbar();
	const place = useRef< HTMLDivElement >( null );
	const { isRunning: isCreating, run } = useTask();
	const removal = useTask();
	const [ doomed, setDoomed ] = useState< StoredProduct >();
	const { data, error, isLoading, retry } = useResource(
		itemsStore,
		'getItems',
		[
			'variations',
			{
				parent: [ parent ],
				per_page: -1,
				orderby: 'menu_order',
				order: 'asc',
			},
		]
	);
	const items = [ ...( data?.values() ?? [] ) ];
	const variations = items.flatMap( toStored );
	const type = `products/${ parent }/variations`;

	const createAll = () =>
		run(
			async () => {
				// The combinations are those of the saved attributes.
				if ( await onPrepare() ) {
					const result = await saveItem( `${ type }/generate`, {} );
					const count = Number( result?.count ?? 0 );
					notify.success(
						sprintf(
							/* translators: %s: number of variations. */
							_n(
								'%s variation created.',
								'%s variations created.',
								count,
								'storedeck'
							),
							formatCount( count )
						)
					);
				}
			},
			__( 'Could not create the variations.', 'storedeck' )
		);

	const remove = ( variation: StoredProduct ) => {
		setDoomed( undefined );
		place.current?.focus();
		removal.run(
			() => deleteItem( type, variation.id, { force: true } ),
			__( 'Could not delete the variation.', 'storedeck' ),
			__( 'Variation deleted.', 'storedeck' )
		);
	};

	return (
		<div ref={ place } tabIndex={ -1 } className="storedeck-place">
			<p>
				{ __(
					'One variation for each combination of the attributes that are used for variations.',
					'storedeck'
				) }
			</p>
			<Button
				variant="secondary"
				isBusy={ isCreating }
				aria-disabled={ isCreating }
				onClick={ () => isCreating || createAll() }
			>
				{ __( 'Create all variations', 'storedeck' ) }
			</Button>
			{ items.length > 1 && (
				<VariationsBulk
					variations={ items }
					itemType={ type }
					pending={ pending }
					keepFocus={ () => place.current?.focus() }
				/>
			) }
			<AsyncContent
				isLoading={ isLoading }
				hasContent={ data !== undefined }
				error={ error }
				errorMessage={ __( 'Could not load variations.', 'storedeck' ) }
				onRetry={ retry }
			>
				<ul className="storedeck-product__variations">
					{ variations.map( ( variation ) => (
						<Form
							key={ variation.id }
							initialValues={ readValues( variation ) }
							validate={ ( values ) =>
								validateSellable( values, variation )
							}
						>
							{ ( form ) => (
								<VariationRow
									form={ form }
									variation={ variation }
									parent={ parent }
									pending={ pending }
									onDelete={ () => setDoomed( variation ) }
								/>
							) }
						</Form>
					) ) }
				</ul>
			</AsyncContent>
			{ doomed && (
				<ConfirmDialog
					title={ __( 'Delete variation', 'storedeck' ) }
					message={ sprintf(
						/* translators: %s: name of a variation. */
						__( 'Delete %s permanently?', 'storedeck' ),
						decodeEntities( doomed.name ?? '' )
					) }
					confirmLabel={ __( 'Delete', 'storedeck' ) }
					onCancel={ () => setDoomed( undefined ) }
					onConfirm={ () => remove( doomed ) }
				/>
			) }
		</div>
	);
}

/** Variations of a variable product. */
export const VariationsSection = ( { product, ...props }: Props ) => (
	<Panel title={ __( 'Variations', 'storedeck' ) }>
		{ product ? (
			<Variations parent={ product.id } { ...props } />
		) : (
			<p>
				{ __(
					'Create the product first, then its variations.',
					'storedeck'
				) }
			</p>
		) }
	</Panel>
);
