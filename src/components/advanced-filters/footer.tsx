import { Button, CardFooter } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '../link';
import { formatCount } from '../select-control/format-count';
import type { ResultCount } from './types';

interface Props {
	/** URL with the current filters applied. */
	targetUrl: string;
	/** URL without filters. */
	clearedUrl: string;
	hasRows: boolean;
	/** Whether there is anything to clear. */
	canClear: boolean;
	/** Whether the current filters are already applied. */
	isApplied: boolean;
	/** Whether a row has no complete value. */
	hasIncomplete: boolean;
	/** Number of matching rows, if known. */
	count: ResultCount | undefined;
	onFilter: () => void;
	/** Called instead of filtering while a row is incomplete. */
	onIncomplete: () => void;
	onClear: () => void;
}

function describeCount( { count, detail }: ResultCount ) {
	const results = sprintf(
		/* translators: %s: number of results. */
		_n( '%s result', '%s results', count, 'storedeck' ),
		formatCount( count )
	);
	return detail
		? sprintf(
				/* translators: 1: number of results, 2: what they are, e.g. 49 orders, 1 refund. */
				__( '%1$s: %2$s', 'storedeck' ),
				results,
				detail
		  )
		: results;
}

/** The “Filter” and “Clear all filters” controls. */
export function Footer( {
	targetUrl,
	clearedUrl,
	hasRows,
	canClear,
	isApplied,
	hasIncomplete,
	count,
	onFilter,
	onIncomplete,
	onClear,
}: Props ) {
	const bar = useRef< HTMLDivElement >( null );
	// The link is replaced by a disabled button after it was clicked; focus
	// moves to that button.
	const [ hasApplied, setHasApplied ] = useState( false );
	const canFilter = hasRows && ! isApplied;

	const shouldKeepFocus = useRef( false );

	useEffect( () => {
		shouldKeepFocus.current = hasApplied;
	}, [ hasApplied ] );
	useEffect( () => {
		if ( canFilter ) {
			setHasApplied( false );
		} else if ( shouldKeepFocus.current ) {
			bar.current?.querySelector( 'button' )?.focus();
		}
	}, [ canFilter ] );

	return (
		<CardFooter justify="flex-start">
			<div ref={ bar } className="woocommerce-filters-advanced__controls">
				{ hasIncomplete && (
					<Button variant="primary" onClick={ onIncomplete }>
						{ __( 'Filter', 'storedeck' ) }
					</Button>
				) }
				{ ! hasIncomplete && canFilter && (
					<Link
						className="components-button is-primary"
						type="wc-admin"
						href={ targetUrl }
						onClick={ () => {
							setHasApplied( true );
							onFilter();
						} }
					>
						{ __( 'Filter', 'storedeck' ) }
					</Link>
				) }
				{ ! hasIncomplete && ! canFilter && (
					<Button
						variant="primary"
						disabled
						__experimentalIsFocusable={ hasApplied }
					>
						{ __( 'Filter', 'storedeck' ) }
					</Button>
				) }
				{ canClear && (
					<Link
						type="wc-admin"
						href={ clearedUrl }
						onClick={ onClear }
					>
						{ __( 'Clear all filters', 'storedeck' ) }
					</Link>
				) }
				<span
					className="woocommerce-filters-advanced__count"
					role="status"
				>
					{ count && describeCount( count ) }
				</span>
			</div>
		</CardFooter>
	);
}
