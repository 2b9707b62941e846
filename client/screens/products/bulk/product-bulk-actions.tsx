import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ItemOf } from '@storedeck/data/items/types';
import type { BulkEdit } from '../../../common/bulk-edit';
import { BulkActions } from '../../../common/selection';
import { formatCount } from '../../../common/store-format';
import { useSnackbar } from '../../../common/use-snackbar';
import {
	getActionLabel,
	getActionOptions,
	isPriceAction,
	readAction,
} from './actions';
import type { BulkAction } from './actions';
import { BulkDialog } from './bulk-dialog';
import type { BulkRequest } from './bulk-dialog';
import { BulkFields } from './bulk-fields';
import { isOfVariations, planChanges } from './plan';
import type { Plan } from './plan';
import { getValuesError, NO_VALUES } from './values';

interface Props {
	/** The selected products. */
	items: ReadonlyArray< ItemOf< 'products' > >;
	isTrash: boolean;
	bulkEdit: BulkEdit;
	/** Called when the products were changed. */
	onDone: () => void;
}

const getDoneText = ( action: BulkAction ) => ( count: number ) =>
	isPriceAction( action )
		? sprintf(
				/* translators: 1: an action, for example "Change regular price", 2: number of prices. */
				_n(
					'%1$s: %2$s price changed.',
					'%1$s: %2$s prices changed.',
					count,
					'storedeck'
				),
				getActionLabel( action ),
				formatCount( count )
		  )
		: sprintf(
				/* translators: 1: an action, for example "Publish", 2: number of products. */
				_n(
					'%1$s: %2$s product changed.',
					'%1$s: %2$s products changed.',
					count,
					'storedeck'
				),
				getActionLabel( action ),
				formatCount( count )
		  );

/** Actions for the selected products. What changes prices is shown before. */
export function ProductBulkActions( {
	items,
	isTrash,
	bulkEdit,
	onDone,
}: Props ) {
	const [ values, setValues ] = useState( NO_VALUES );
	const [ error, setError ] = useState< string >();
	const [ request, setRequest ] = useState< BulkRequest >();
	const notify = useSnackbar();

	const run = async ( action: BulkAction, { changes }: Plan ) => {
		setRequest( undefined );
		if ( changes.length === 0 ) {
			notify.success( __( 'Nothing to change.', 'storedeck' ) );
			return;
		}
		await bulkEdit.run( changes, getDoneText( action ) );
		onDone();
	};

	const apply = ( action: BulkAction ) => {
		const invalid = getValuesError( action, values );
		setError( invalid );
		if ( invalid !== undefined ) {
			return;
		}
		const plan = planChanges( action, values, items );
		if (
			isPriceAction( action ) ||
			plan.skipped.length > 0 ||
			items.some( ( item ) => isOfVariations( action, item ) )
		) {
			setRequest( { action, values, items } );
		} else {
			run( action, plan );
		}
	};

	return (
		<>
			<BulkActions
				options={ getActionOptions( isTrash ) }
				count={ items.length }
				isBusy={ bulkEdit.progress !== undefined }
				onApply={ ( value ) => {
					const action = readAction( value );
					if ( action ) {
						apply( action );
					}
				} }
			>
				{ ( value ) => {
					const action = readAction( value );
					return (
						action && (
							<BulkFields
								action={ action }
								values={ values }
								error={ error }
								onChange={ ( changed ) => {
									setError( undefined );
									setValues( { ...values, ...changed } );
								} }
							/>
						)
					);
				} }
			</BulkActions>
			{ request && (
				<BulkDialog
					{ ...request }
					onCancel={ () => setRequest( undefined ) }
					onConfirm={ ( plan ) => run( request.action, plan ) }
				/>
			) }
		</>
	);
}
