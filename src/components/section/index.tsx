import { useContext } from '@wordpress/element';
import { Level } from './level';
import type { SectionProps } from './types';

export { H } from './h';
export type { HProps, SectionProps } from './types';

/**
 * Sets the headings (`H`) inside one level deeper.
 *
 * @param props           Props of the wrapper, and:
 * @param props.component The wrapper; `false` for none.
 * @param props.children  What stands in the section.
 *
 * @example
 * <H>Orders</H>            // h2
 * <Section>
 *   <H>Last month</H>      // h3
 * </Section>
 */
export function Section( {
	component: Wrapper = 'div',
	children,
	...props
}: SectionProps ) {
	const level = useContext( Level ) + 1;
	return (
		<Level.Provider value={ level }>
			{ Wrapper === false ? (
				children
			) : (
				<Wrapper { ...props }>{ children }</Wrapper>
			) }
		</Level.Provider>
	);
}
