import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Form, Link } from '@storedeck/components';
import { itemsStore, useResource } from '@storedeck/data';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { FailureNotice } from '../../common/failure-notice';
import { AsyncContent } from '../../common/async-content';
import type { ScreenProps } from '../../common/screen-props';
import { ProductForm } from './product-form';
import { isStoredProduct, readValues } from './product-values';
import type { StoredProduct } from './product-values';
import { validate } from './validate';
import './style.scss';

const toList = () => getHistory().push( getNewPath( {}, '/products', {} ) );

const Editor = ( { product }: { product?: StoredProduct } ) => (
	<Form
		initialValues={ readValues( product ?? {} ) }
		validate={ ( values ) => validate( values, product ) }
	>
		{ ( form ) => (
			<ProductForm
				form={ form }
				product={ product }
				onCreated={ ( id ) =>
					getHistory().replace(
						getNewPath( {}, `/products/${ id }`, {} )
					)
				}
				onDeleted={ toList }
			/>
		) }
	</Form>
);

const NotFound = () => (
	<>
		<FailureNotice message={ __( 'Product not found.', 'storedeck' ) } />
		<Link type="wc-admin" href={ getNewPath( {}, '/products', {} ) }>
			{ __( 'Show all products', 'storedeck' ) }
		</Link>
	</>
);

function ExistingProduct( { id }: { id: number } ) {
	const { data, error, isLoading, retry } = useResource(
		itemsStore,
		'getItems',
		[ 'products', { include: [ id ], per_page: 1 } ]
	);
	const item = data?.get( id );
	const product = isStoredProduct( item ) ? item : undefined;
	// Kept: a newer response must not replace what is being edited.
	const [ loaded, setLoaded ] = useState( product );
	if ( product && ! loaded ) {
		setLoaded( product );
	}
	if ( loaded ) {
		return <Editor product={ loaded } />;
	}
	return (
		<AsyncContent
			isLoading={ isLoading }
			error={ error }
			errorMessage={ __( 'Could not load the product.', 'storedeck' ) }
			onRetry={ retry }
		>
			<NotFound />
		</AsyncContent>
	);
}

/** Edits a product: `/products/7`, or `/products/new` for a new one. */
export default function ProductScreen( { path }: ScreenProps ) {
	const id = path.split( '/' ).at( -1 ) ?? '';
	if ( id === 'new' ) {
		return <Editor />;
	}
	return /^[1-9]\d{0,14}$/.test( id ) ? (
		<ExistingProduct id={ Number( id ) } />
	) : (
		<NotFound />
	);
}
