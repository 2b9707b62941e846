import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../class-names';
import type { PageSource } from './types';

interface PageArrowsProps {
	page: number;
	pageCount: number;
	showLabel: boolean;
	onPageChange: ( page: number, source: PageSource ) => void;
}

/** Mirrored by the stylesheet in right-to-left languages. */
const Chevron = ( { path }: { path: string } ) => (
	<svg
		viewBox="0 0 24 24"
		width="24"
		height="24"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.5"
		aria-hidden="true"
		focusable="false"
	>
		<path d={ path } />
	</svg>
);

/**
 * "Page 2 of 4" and the buttons to the previous and next page. When the focused
 * button becomes disabled, focus moves to the other one.
 *
 * @param props See `PageArrowsProps`.
 */
export function PageArrows( {
	page,
	pageCount,
	showLabel,
	onPageChange,
}: PageArrowsProps ) {
	const previous = useRef< HTMLButtonElement >( null );
	const next = useRef< HTMLButtonElement >( null );
	const lastSource = useRef< PageSource | undefined >( undefined );
	const hasPrevious = page > 1;
	const hasNext = page < pageCount;

	useEffect( () => {
		if ( lastSource.current === 'previous' && ! hasPrevious ) {
			next.current?.focus();
		} else if ( lastSource.current === 'next' && ! hasNext ) {
			previous.current?.focus();
		}
		lastSource.current = undefined;
	}, [ page, hasPrevious, hasNext ] );

	const goToPage = ( target: number, source: PageSource ) => {
		lastSource.current = source;
		onPageChange( target, source );
	};

	return (
		<div className="woocommerce-pagination__page-arrows">
			{ showLabel && (
				<span
					className="woocommerce-pagination__page-arrows-label"
					role="status"
					aria-live="polite"
				>
					{ sprintf(
						/* translators: 1: current page, 2: number of pages. */
						__( 'Page %1$d of %2$d', 'storedeck' ),
						page,
						pageCount
					) }
				</span>
			) }
			<div className="woocommerce-pagination__page-arrows-buttons">
				<Button
					ref={ previous }
					className={ classNames(
						'woocommerce-pagination__link',
						hasPrevious && 'is-active'
					) }
					icon={ <Chevron path="M14 6l-6 6 6 6" /> }
					label={ __( 'Previous Page', 'storedeck' ) }
					disabled={ ! hasPrevious }
					onClick={ () => goToPage( page - 1, 'previous' ) }
				/>
				<Button
					ref={ next }
					className={ classNames(
						'woocommerce-pagination__link',
						hasNext && 'is-active'
					) }
					icon={ <Chevron path="M10 6l6 6-6 6" /> }
					label={ __( 'Next Page', 'storedeck' ) }
					disabled={ ! hasNext }
					onClick={ () => goToPage( page + 1, 'next' ) }
				/>
			</div>
		</div>
	);
}
