import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** Other props are passed to the input. */
export interface TextControlWithAffixesProps
	extends Omit<
		ComponentPropsWithoutRef< 'input' >,
		'className' | 'onChange' | 'prefix' | 'value'
	> {
	label?: string;
	help?: ReactNode;
	/**
	 * @default 'text'
	 */
	type?: string;
	value: string;
	/** Called with the text. */
	onChange: ( value: string ) => void;
	/** Shown before the input and part of its description. */
	prefix?: ReactNode;
	/** Shown after the input and part of its description. */
	suffix?: ReactNode;
	disabled?: boolean;
	/** Null is no class name, as in the field props of `Form`. */
	className?: string | null;
}
