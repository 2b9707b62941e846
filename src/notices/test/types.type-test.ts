/* Types that callers rely on, checked by the compiler only. */
import { dispatch, select } from '@wordpress/data';
import { store } from '..';
import type { Notice } from '..';

export function checkNotices() {
	const notices: readonly Notice[] = select( store ).getNotices();
	const { createNotice, createErrorNotice } = dispatch( store );
	createErrorNotice( 'No.', { type: 'snackbar', explicitDismiss: true } );

	// @ts-expect-error There is no such kind of notice.
	createNotice( 'danger', 'No.' );
	// @ts-expect-error There is no such type of notice.
	createErrorNotice( 'No.', { type: 'popup' } );
	// @ts-expect-error An action has a label.
	createErrorNotice( 'No.', { actions: [ { url: '#' } ] } );

	return notices;
}
