import type { FocusEvent, KeyboardEvent } from 'react';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { parsePage } from './pages';
import type { PageSource } from './types';

interface PagePickerProps {
	page: number;
	pageCount: number;
	onPageChange: ( page: number, source: PageSource ) => void;
}

/**
 * A page input, applied on Enter and on blur.
 *
 * @param props See `PagePickerProps`.
 */
export function PagePicker( {
	page,
	pageCount,
	onPageChange,
}: PagePickerProps ) {
	const id = useInstanceId(
		PagePicker,
		'woocommerce-pagination-page-picker'
	);
	const [ text, setText ] = useState( String( page ) );
	// Enter followed by blur must request a page only once.
	const lastRequested = useRef( page );
	useEffect( () => {
		setText( String( page ) );
		lastRequested.current = page;
	}, [ page ] );
	const hasError = parsePage( text, pageCount ) === undefined;

	const submit = () => {
		const newPage = parsePage( text, pageCount );
		if (
			newPage !== undefined &&
			newPage !== page &&
			newPage !== lastRequested.current
		) {
			lastRequested.current = newPage;
			onPageChange( newPage, 'goto' );
		}
	};

	return (
		<div className="woocommerce-pagination__page-picker">
			<label
				className="woocommerce-pagination__page-picker-label"
				htmlFor={ id }
			>
				{ __( 'Go to page', 'storedeck' ) }
			</label>
			<input
				id={ id }
				className={ classNames(
					'woocommerce-pagination__page-picker-input',
					hasError && 'has-error'
				) }
				type="number"
				min={ 1 }
				max={ pageCount }
				step={ 1 }
				value={ text }
				aria-invalid={ hasError }
				aria-describedby={ hasError ? `${ id }-error` : undefined }
				onChange={ ( event ) => setText( event.target.value ) }
				onFocus={ ( event: FocusEvent< HTMLInputElement > ) =>
					event.target.select()
				}
				onKeyDown={ ( event: KeyboardEvent ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						submit();
					}
				} }
				onBlur={ submit }
			/>
			{ hasError && (
				<span
					id={ `${ id }-error` }
					className="woocommerce-pagination__page-picker-error"
				>
					{ sprintf(
						/* translators: %d: number of the last page. */
						__( 'Enter a page number from 1 to %d.', 'storedeck' ),
						pageCount
					) }
				</span>
			) }
		</div>
	);
}
