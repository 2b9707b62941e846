import { DEFAULT_CONTEXT } from './constants';
import { readNotices } from './reducer';
import type { NoticesState } from './types';

/** The notices of a context, oldest first. */
export const getNotices = (
	state: NoticesState,
	context: string = DEFAULT_CONTEXT
) => readNotices( state, context );
