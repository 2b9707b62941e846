import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSnackbar } from '../use-snackbar';

/** An item that was not changed, and why. */
export interface BulkFailure {
	id: number;
	name: string;
	message: string;
}

interface Sent< Change > {
	/** For each change that was saved, the one that takes it back. */
	inverse: readonly Change[];
	failed: readonly BulkFailure[];
}

interface Options< Change > {
	send: (
		changes: readonly Change[],
		onProgress: ( done: number ) => void
	) => Promise< Sent< Change > >;
	/** Called before the focused "Undo" button is removed. */
	keepFocus: () => void;
	/** Whether a change can be sent to undo another; true by default. */
	canSend?: ( change: Change ) => boolean;
	/** Tells in a snackbar that items were not changed, instead of listing them in `failures`. */
	getFailedText?: ( count: number ) => string;
	/** Shown when changes were undone. */
	undoneText?: string;
}

/** Changes many items, shows the result and offers to undo it. */
export interface BulkSend< Change > {
	/** Undefined while nothing is being saved. */
	progress: { done: number; total: number } | undefined;
	failures: readonly BulkFailure[];
	dismissFailures: () => void;
	/**
	 * Saves changes.
	 *
	 * @param changes     The changes.
	 * @param getDoneText Tells how many items were changed.
	 * @return The items that were not changed.
	 */
	run: (
		changes: readonly Change[],
		getDoneText: ( count: number ) => string
	) => Promise< readonly BulkFailure[] >;
}

const NONE: readonly BulkFailure[] = [];

/** Sends changes of many items, whatever they are, and offers to undo that. */
export function useBulkSend< Change >( {
	send,
	keepFocus,
	canSend = () => true,
	getFailedText,
	undoneText,
}: Options< Change > ): BulkSend< Change > {
	const notify = useSnackbar();
	const [ progress, setProgress ] =
		useState< BulkSend< Change >[ 'progress' ] >();
	const [ failures, setFailures ] = useState( NONE );

	/** @return Undefined if nothing could be sent. */
	const sendAll = async (
		changes: readonly Change[],
		errorText = __( 'Could not undo the change.', 'storedeck' )
	) => {
		const total = changes.length;
		setFailures( NONE );
		setProgress( { done: 0, total } );
		try {
			const sent = await send( changes, ( done ) =>
				setProgress( { done, total } )
			);
			const [ first ] = sent.failed;
			if ( ! getFailedText ) {
				setFailures( sent.failed );
			} else if ( first ) {
				notify.error(
					getFailedText( sent.failed.length ),
					new Error( first.message )
				);
			}
			return sent;
		} catch ( error ) {
			notify.error( errorText, error );
			return undefined;
		} finally {
			setProgress( undefined );
		}
	};

	const undo = async ( inverse: readonly Change[] ) => {
		keepFocus();
		const sent = await sendAll( inverse );
		if ( undoneText && sent?.inverse.length ) {
			notify.success( undoneText );
		}
	};

	return {
		progress,
		failures,
		dismissFailures: () => setFailures( NONE ),
		run: async ( changes, getDoneText ) => {
			const { inverse = [], failed = NONE } =
				( await sendAll(
					changes,
					getFailedText?.( changes.length )
				) ) ?? {};
			if ( inverse.length > 0 ) {
				notify.success(
					getDoneText( inverse.length ),
					inverse.every( canSend ) ? () => undo( inverse ) : undefined
				);
			}
			return failed;
		},
	};
}
