// WordPress' store of notices, `core/notices`, is used next to this one.
import '@wordpress/notices';
import { createReduxStore, register, select } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** Notices with `icon`, `explicitDismiss` and `onDismiss`. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	selectors,
} );

// WooCommerce may have registered it before.
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
