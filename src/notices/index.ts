// The host's own notices, `core/notices`, are shown beside these.
import '@wordpress/notices';
import { createReduxStore, register, select } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** Notices that keep `icon`, `explicitDismiss` and `onDismiss`. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	selectors,
} );

// Another shop plugin on the page may have brought it already.
if ( ! select( STORE_NAME ) ) {
	register( store );
}

export { STORE_NAME };
export type {
	Notice,
	NoticeAction,
	NoticeOptions,
	NoticeStatus,
	NoticeType,
	NoticesState,
} from './types';
