import { BaseControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { classNames } from '../class-names';
import type { TextControlProps } from './types';
import './style.scss';

export type { TextControlProps } from './types';

/**
 * A text field with class names for its state.
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
	id: idProp,
	onFocus,
	onBlur,
	...props
}: TextControlProps ) {
	const instanceId = useInstanceId( TextControl, 'woocommerce-text-control' );
	const id = idProp ?? instanceId;
	const [ isFocused, setIsFocused ] = useState( false );
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
					setIsFocused( true );
					onFocus?.( event );
				} }
				onBlur={ ( event ) => {
					setIsFocused( false );
					onBlur?.( event );
				} }
			/>
		</BaseControl>
	);
}
