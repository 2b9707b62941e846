import type { ReactNode } from 'react';
import { FailureNotice } from './failure-notice';
import { Loading } from './loading';

interface Props {
	/**
	 * The first response is pending and there is no previous content to show.
	 */
	isLoading: boolean;
	error?: { message: string } | false;
	/** Message shown when the request fails. */
	errorMessage: string;
	onRetry?: () => void;
	children: ReactNode;
}

/**
 * Shows the children, a loading indicator or an error with a retry button. Pass
 * `isLoading` only while there is nothing to show: content of an earlier
 * response stays on the screen during a refresh.
 */
export function AsyncContent( {
	isLoading,
	error,
	errorMessage,
	onRetry,
	children,
}: Props ) {
	if ( error ) {
		return (
			<FailureNotice
				message={ errorMessage }
				detail={ error.message }
				onRetry={ onRetry }
			/>
		);
	}
	return isLoading ? <Loading /> : <>{ children }</>;
}
