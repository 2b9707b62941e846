import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { FailureNotice } from './failure-notice';
import { Loading } from './loading';

interface Props {
	/**
	 * The first response is pending and there is no previous content to show.
	 */
	isLoading: boolean;
	/** The children show an earlier response: they stay when the request fails. */
	hasContent?: boolean;
	error?: { message: string } | false;
	/** Message shown when the request fails. */
	errorMessage: string;
	onRetry?: () => void;
	children: ReactNode;
}

/**
 * Shows the children, a loading indicator or an error with a retry button. Pass
 * `isLoading` only while there is nothing to show: content of an earlier
 * response stays on the screen during a refresh, and below the error of one.
 */
export function AsyncContent( {
	isLoading,
	hasContent = false,
	error,
	errorMessage,
	onRetry,
	children,
}: Props ) {
	if ( ! error ) {
		return isLoading ? <Loading /> : <>{ children }</>;
	}
	return (
		<>
			<FailureNotice
				message={ errorMessage }
				detail={
					hasContent
						? sprintf(
								/* translators: %s: reason of an error, a sentence. */
								__(
									'%s The data below may be outdated.',
									'storedeck'
								),
								error.message
						  )
						: error.message
				}
				onRetry={ onRetry }
			/>
			{ hasContent && children }
		</>
	);
}
