import type { ForwardedRef } from 'react';
import { forwardRef } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { classNames } from '../class-names';
import type { DropdownButtonProps } from './types';
import './style.scss';

export type { DropdownButtonProps } from './types';

function UnforwardedDropdownButton(
	{ labels, isOpen = false, className, ...props }: DropdownButtonProps,
	ref: ForwardedRef< HTMLButtonElement >
) {
	return (
		<button
			ref={ ref }
			type="button"
			className={ classNames(
				'woocommerce-dropdown-button',
				isOpen && 'is-open',
				labels.length > 1 && 'is-multi-line',
				className
			) }
			aria-expanded={ isOpen }
			{ ...props }
		>
			<span className="woocommerce-dropdown-button__labels">
				{ labels.map( ( label, line ) => (
					<span key={ line }>{ decodeEntities( label ) }</span>
				) ) }
			</span>
			<svg
				className="woocommerce-dropdown-button__caret"
				viewBox="0 0 10 5"
				width="10"
				height="5"
				aria-hidden="true"
				focusable="false"
			>
				<path
					d={ isOpen ? 'M0 5 5 0l5 5Z' : 'M0 0l5 5 5-5Z' }
					fill="currentColor"
				/>
			</svg>
		</button>
	);
}

/**
 * A button of one or more lines that opens a dropdown.
 *
 * @param props Props of a button and `DropdownButtonProps`.
 *
 * @example
 * <Dropdown
 *   renderToggle={ ( { isOpen, onToggle } ) => (
 *     <DropdownButton labels={ [ 'All products' ] } isOpen={ isOpen } onClick={ onToggle } />
 *   ) }
 *   renderContent={ () => <p>Content</p> }
 * />
 */
export const DropdownButton = forwardRef( UnforwardedDropdownButton );
