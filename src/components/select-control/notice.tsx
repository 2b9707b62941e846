import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { Spinner } from '../spinner';
import { useListPosition } from './use-list-position';
import type { SearchStatus } from './use-search';

interface Props {
	status: SearchStatus;
	/** Whether a search was made. */
	hasQuery: boolean;
	isStatic: boolean;
	onRetry: () => void;
}

function getContent( { status, hasQuery, onRetry }: Props ) {
	if ( status === 'searching' ) {
		return (
			<>
				<Spinner />
				{ __( 'Searching…', 'storedeck' ) }
			</>
		);
	}
	if ( status === 'failed' ) {
		return (
			<>
				{ __( 'Could not load the list.', 'storedeck' ) }
				<Button
					variant="link"
					// Enter in the field does the same.
					tabIndex={ -1 }
					onMouseDown={ ( event: React.MouseEvent ) =>
						event.preventDefault()
					}
					onClick={ onRetry }
				>
					{ __( 'Try again', 'storedeck' ) }
				</Button>
			</>
		);
	}
	return hasQuery ? __( 'No results.', 'storedeck' ) : null;
}

/** Replaces the list while it loads, is empty, or failed to load. */
export function Notice( props: Props ) {
	const { status, isStatic } = props;
	const content = getContent( props );
	const ref = useRef< HTMLDivElement >( null );
	const isShown = Boolean( content );
	const positionStyle = useListPosition(
		ref,
		isStatic,
		`${ status }${ isShown }`
	);
	return (
		content && (
			<div
				ref={ ref }
				className={ classNames(
					'woocommerce-select-control__notice',
					isStatic && 'is-static',
					status === 'failed' && 'is-error'
				) }
				style={ positionStyle }
			>
				{ content }
			</div>
		)
	);
}
