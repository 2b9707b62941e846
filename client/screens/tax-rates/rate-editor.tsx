import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Form, Link } from '@storedeck/components';
import { itemsStore, useResource } from '@storedeck/data';
import type { Item } from '@storedeck/data';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { AsyncContent } from '../../common/async-content';
import { FailureNotice } from '../../common/failure-notice';
import { Panel } from '../../common/panel';
import { RateForm } from './rate-form';
import { readTaxRate, validate } from './tax-rate';

/** The list as it was left. */
const getListHref = () => getNewPath( { rate: undefined } );

function Editor( { item }: { item?: Item } ) {
	const [ stored ] = useState( () => readTaxRate( item ) );
	const toList = useCallback( () => getHistory().push( getListHref() ), [] );
	return (
		<Panel
			title={
				item
					? __( 'Edit tax rate', 'storedeck' )
					: __( 'Add tax rate', 'storedeck' )
			}
		>
			<Form initialValues={ stored } validate={ validate }>
				{ ( form ) => (
					<RateForm
						form={ form }
						id={ item && Number( item.id ) }
						stored={ stored }
						onSaved={ toList }
					/>
				) }
			</Form>
		</Panel>
	);
}

function ExistingRate( { id }: { id: number } ) {
	const { data, error, isLoading, retry } = useResource(
		itemsStore,
		'getItems',
		[ 'taxes', { include: [ id ], per_page: 1 } ]
	);
	const item = data?.get( id );
	// Kept: a newer response must not replace what is being edited.
	const [ loaded, setLoaded ] = useState( item );
	if ( item && ! loaded ) {
		setLoaded( item );
	}
	return loaded ? (
		<Editor item={ loaded } />
	) : (
		<AsyncContent
			isLoading={ isLoading }
			error={ error }
			errorMessage={ __( 'Could not load the tax rate.', 'storedeck' ) }
			onRetry={ retry }
		>
			<FailureNotice
				message={ __(
					'Tax rate not found. It may have been deleted.',
					'storedeck'
				) }
			/>
		</AsyncContent>
	);
}

/** Edits the tax rate of the URL, or a new one. */
export const RateEditor = ( { rate }: { rate: string } ) => (
	<>
		<p>
			<Link type="wc-admin" href={ getListHref() }>
				{ __( 'Back to tax rates', 'storedeck' ) }
			</Link>
		</p>
		{ rate === 'new' ? (
			<Editor />
		) : (
			<ExistingRate key={ rate } id={ Number( rate ) || 0 } />
		) }
	</>
);
