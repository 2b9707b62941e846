import { __ } from '@wordpress/i18n';
import { applyContained } from '../../extend/apply-contained';

/** Where an import stands. */
export type ImportStage =
	| 'nothing'
	| 'ready'
	| 'initializing'
	| 'customers'
	| 'orders'
	| 'finalizing'
	| 'finished'
	| 'deleting'
	| 'error';

/** What decides where an import stands. */
export interface ImportFacts {
	isError: boolean;
	/** ResolvedReport for; whether it runs has not been told yet. */
	isStarting: boolean;
	isImporting: boolean;
	isDeleting: boolean;
	/** An import that was started here has come to its end. */
	hasFinished: boolean;
	/** Undefined until they are counted. */
	customersCount: number | undefined;
	customersTotal: number | undefined;
	ordersCount: number | undefined;
	ordersTotal: number | undefined;
}

/** Where an import stands. */
export function getStage( facts: ImportFacts ): ImportStage {
	const { customersCount, customersTotal, ordersCount, ordersTotal } = facts;
	if ( facts.isError ) {
		return 'error';
	}
	if ( facts.isDeleting ) {
		return 'deleting';
	}
	if ( facts.isStarting && ! facts.isImporting ) {
		return 'initializing';
	}
	if ( facts.isImporting ) {
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
	if ( facts.hasFinished ) {
		return 'finished';
	}
	return ( customersTotal ?? 0 ) + ( ordersTotal ?? 0 ) > 0
		? 'ready'
		: 'nothing';
}

const isTexts = ( value: unknown ): value is Record< ImportStage, string > =>
	typeof value === 'object' &&
	value !== null &&
	Object.values( value ).every( ( text ) => typeof text === 'string' );

/** What is said of where an import stands. */
export const getStageText = ( stage: ImportStage ) =>
	applyContained< Record< ImportStage, string > >(
		'woocommerce_admin_import_status',
		{
			nothing: __( 'Nothing To Import', 'storedeck' ),
			ready: __( 'Ready To Import', 'storedeck' ),
			initializing: __( 'Initializing', 'storedeck' ),
			customers: __( 'Importing Customers', 'storedeck' ),
			orders: __( 'Importing Orders', 'storedeck' ),
			finalizing: __( 'Finalizing', 'storedeck' ),
			finished: __( 'Historical data imported', 'storedeck' ),
			deleting: __( 'Removing imported data', 'storedeck' ),
			error: __( 'Something went wrong with the import.', 'storedeck' ),
		},
		isTexts
	)[ stage ];
