import type { Notice, NoticesAction, NoticesState } from './types';

const INITIAL_STATE: NoticesState = {};
const NO_NOTICES: readonly Notice[] = [];

/** The notices of a context; always the same array when there are none. */
export const readNotices = ( state: NoticesState, context: string ) =>
	( Object.hasOwn( state, context ) && state[ context ] ) || NO_NOTICES;

export function reducer(
	state: NoticesState = INITIAL_STATE,
	action: NoticesAction | { type: 'unknown' }
): NoticesState {
	switch ( action.type ) {
		case 'CREATE_NOTICE': {
			const { context, notice } = action;
			return {
				...state,
				[ context ]: [
					...readNotices( state, context ).filter(
						( { id } ) => id !== notice.id
					),
					notice,
				],
			};
		}
		case 'REMOVE_NOTICE': {
			const { context } = action;
			const notices = readNotices( state, context );
			const others = notices.filter( ( { id } ) => id !== action.id );
			return others.length === notices.length
				? state
				: { ...state, [ context ]: others };
		}
		default:
			return state;
	}
}
