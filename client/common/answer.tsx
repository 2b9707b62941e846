import type { ReactNode } from 'react';
import { FailureNotice } from './failure-notice';
import { Loading } from './loading';

interface Props {
	/** The answer is not here yet, and none of before stands in for it. */
	isLoading: boolean;
	/** Why it failed; false or undefined where it did not. */
	error?: { message: string } | false;
	/** What failed, in the reader's words. */
	failed: string;
	/** Asks again. */
	onRetry?: () => void;
	children: ReactNode;
}

/**
 * What a store answered, or that it is on its way, or that it failed and may
 * be tried again. Content that was shown before stays: say `isLoading` only
 * while there is none.
 */
export function Answer( {
	isLoading,
	error,
	failed,
	onRetry,
	children,
}: Props ) {
	if ( error ) {
		return (
			<FailureNotice
				message={ failed }
				detail={ error.message }
				onRetry={ onRetry }
			/>
		);
	}
	return isLoading ? <Loading /> : <>{ children }</>;
}
