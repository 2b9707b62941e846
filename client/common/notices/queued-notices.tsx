import { dispatch, useSelect, resolveSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { optionsStore } from '@storedeck/data';
import { store as ownStore } from '@storedeck/notices';
import type { NoticeAction, NoticeStatus } from '@storedeck/notices';
import { getCurrentUser } from '@storedeck/settings';
import { QUEUE_OPTION, getNoticesFor, toQueue, without } from './queue';
import type { QueuedNotice } from './queue';

const STATUSES: readonly NoticeStatus[] = [
	'info',
	'success',
	'warning',
	'error',
];

/** Updates run one after the other because the whole queue is one option. */
let changes: Promise< unknown > = Promise.resolve();

/**
 * Removes a notice from the queue. The option is read again first because it
 * may have changed since.
 */
function dequeue( id: QueuedNotice[ 'id' ] ) {
	changes = changes.then( async () => {
		await dispatch( optionsStore ).refresh( 'getOption', [ QUEUE_OPTION ] );
		const queue = toQueue(
			await resolveSelect( optionsStore ).getOption( QUEUE_OPTION )
		);
		await dispatch( optionsStore ).updateOptions( {
			[ QUEUE_OPTION ]: without( queue, id ),
		} );
	} );
}

/** Keeps plain labels and URLs: a stored notice can't contain callbacks. */
const toActions = ( value: unknown ): NoticeAction[] =>
	( Array.isArray( value ) ? value : [] ).flatMap( ( action ) =>
		typeof action?.label === 'string' && typeof action.url === 'string'
			? [ { label: action.label, url: action.url } ]
			: []
	);

function show( { id, status, content, options = {} }: QueuedNotice ) {
	dispatch( ownStore ).createNotice(
		STATUSES.find( ( known ) => known === status ) ?? 'info',
		content,
		{
			id: `queued-${ id }`,
			type: 'snackbar',
			icon: typeof options.icon === 'string' ? options.icon : null,
			explicitDismiss: options.explicitDismiss === true,
			speak: options.speak !== false,
			actions: toActions( options.actions ),
			onDismiss: () => dequeue( id ),
		}
	);
}

/** Shows each queued notice of the current user once. Renders nothing. */
export default function QueuedNotices() {
	const value = useSelect(
		( select ) => select( optionsStore ).getOption( QUEUE_OPTION ),
		[]
	);
	const shown = useRef( new Set< string >() );

	useEffect( () => {
		for ( const notice of getNoticesFor(
			toQueue( value ),
			getCurrentUser().id
		) ) {
			if ( ! shown.current.has( String( notice.id ) ) ) {
				shown.current.add( String( notice.id ) );
				show( notice );
			}
		}
	}, [ value ] );

	return null;
}
