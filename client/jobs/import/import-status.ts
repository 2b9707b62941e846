import { __ } from '@wordpress/i18n';
import type { ImportStage } from '@storedeck/extend';
import { shapeOf, text, valuesOf } from '@storedeck/hooks';
import { applyContained } from '../../extend/apply-contained';

interface ImportState {
	isError: boolean;
	/** Requested, but not yet reported as running. */
	isStarting: boolean;
	isImporting: boolean;
	isDeleting: boolean;
	/** An import that was started on this page is done. */
	hasFinished: boolean;
	/** Undefined until they are loaded. */
	customersCount: number | undefined;
	customersTotal: number | undefined;
	ordersCount: number | undefined;
	ordersTotal: number | undefined;
}

export function getStage( state: ImportState ): ImportStage {
	const { customersCount, customersTotal, ordersCount, ordersTotal } = state;
	if ( state.isError ) {
		return 'error';
	}
	if ( state.isDeleting ) {
		return 'deleting';
	}
	if ( state.isStarting && ! state.isImporting ) {
		return 'initializing';
	}
	if ( state.isImporting ) {
		if ( customersTotal === undefined && ordersTotal === undefined ) {
			return 'initializing';
		}
		if ( ( customersCount ?? 0 ) < ( customersTotal ?? 0 ) ) {
			return 'customers';
		}
		return ( ordersCount ?? 0 ) < ( ordersTotal ?? 0 )
			? 'orders'
			: 'finalizing';
	}
	if ( state.hasFinished ) {
		return 'finished';
	}
	return ( customersTotal ?? 0 ) + ( ordersTotal ?? 0 ) > 0
		? 'ready'
		: 'nothing';
}

const TEXTS = shapeOf< Record< ImportStage, string > >( valuesOf( text ) );

export const getStageText = ( stage: ImportStage ) =>
	applyContained(
		'woocommerce_admin_import_status',
		{
			nothing: __( 'Nothing to import', 'storedeck' ),
			ready: __( 'Ready to import', 'storedeck' ),
			initializing: __( 'Initializing', 'storedeck' ),
			customers: __( 'Importing customers', 'storedeck' ),
			orders: __( 'Importing orders', 'storedeck' ),
			finalizing: __( 'Finalizing', 'storedeck' ),
			finished: __( 'Historical data imported', 'storedeck' ),
			deleting: __( 'Deleting imported data', 'storedeck' ),
			error: __( 'Something went wrong with the import.', 'storedeck' ),
		},
		TEXTS
	)[ stage ];
