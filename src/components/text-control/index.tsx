import { BaseControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { classNames } from '../class-names';
import type { TextControlProps } from './types';
import './style.scss';

export type { TextControlProps } from './types';

/**
 * A field for a line of text that knows whether it is empty, filled, or has the
 * focus.
 *
 * @param props See `TextControlProps`.
 */
export function TextControl( {
	label,
	value = '',
	onChange,
	help,
	disabled = false,
	className,
	id: givenId,
	onFocus,
	onBlur,
	...props
}: TextControlProps ) {
	const ownId = useInstanceId( TextControl, 'woocommerce-text-control' );
	const id = givenId ?? ownId;
	const [ isFocused, setFocused ] = useState( false );
	return (
		<BaseControl
			__nextHasNoMarginBottom
			id={ id }
			label={ label }
			help={ help }
			className={ classNames(
				'woocommerce-text-control',
				className,
				isFocused && 'active',
				value ? 'with-value' : 'empty',
				disabled && 'disabled'
			) }
		>
			<input
				type="text"
				aria-describedby={ help ? `${ id }__help` : undefined }
				{ ...props }
				id={ id }
				className="components-text-control__input"
				value={ value }
				disabled={ disabled }
				onChange={ ( event ) => onChange?.( event.target.value ) }
				onFocus={ ( event ) => {
					setFocused( true );
					onFocus?.( event );
				} }
				onBlur={ ( event ) => {
					setFocused( false );
					onBlur?.( event );
				} }
			/>
		</BaseControl>
	);
}
