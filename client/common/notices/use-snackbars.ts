import { useDispatch, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/notices';
import { store as ownStore } from '@storedeck/notices';
import type { ReactNode } from 'react';
import type { SnackbarNotice } from './types';

/**
 * A notice of either store. Older versions of `core/notices` lack some fields.
 */
interface StoredNotice {
	id: string;
	status: string;
	content: string;
	spokenMessage: string | null;
	type: string;
	actions: ReadonlyArray< {
		label: string;
		url?: string | null;
		onClick?: ( ( event?: unknown ) => void ) | null;
	} >;
	icon?: ReactNode;
	explicitDismiss?: boolean;
	onDismiss?: ( () => void ) | null;
}

function toAction( { actions }: StoredNotice ): SnackbarNotice[ 'action' ] {
	const [ action ] = actions;
	return (
		action && {
			label: action.label,
			url: action.url ?? undefined,
			onClick: () => action.onClick?.(),
		}
	);
}

const toSnackbars = (
	source: string,
	notices: readonly StoredNotice[],
	remove: ( id: string ) => unknown
): SnackbarNotice[] =>
	notices
		.filter( ( { type } ) => type === 'snackbar' )
		.map( ( notice ) => ( {
			key: `${ source } ${ notice.id }`,
			status: notice.status,
			content: notice.content,
			spokenMessage: notice.spokenMessage,
			icon: notice.icon,
			isLasting: Boolean( notice.explicitDismiss ),
			action: toAction( notice ),
			dismiss: () => {
				notice.onDismiss?.();
				remove( notice.id );
			},
		} ) );

/** The snackbars of `core/notices` and `core/notices2`, in this order. */
export function useSnackbars(): SnackbarNotice[] {
	const { core, own } = useSelect(
		( select ) => ( {
			core: select( coreStore ).getNotices() as readonly StoredNotice[],
			own: select( ownStore ).getNotices() as readonly StoredNotice[],
		} ),
		[]
	);
	const removeFromCore = useDispatch( coreStore ).removeNotice;
	const removeFromOwn = useDispatch( ownStore ).removeNotice;

	return [
		...toSnackbars( 'core/notices', core, removeFromCore ),
		...toSnackbars( 'core/notices2', own, removeFromOwn ),
	];
}
