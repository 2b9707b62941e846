import { useContext } from '@wordpress/element';
import { LevelContext } from './level';
import type { SectionProps } from './types';

export { H } from './h';
export type { HProps, SectionProps } from './types';

/**
 * Sets the headings (`H`) inside one level deeper.
 *
 * @param props           Props of the wrapper.
 * @param props.component Element or component of the wrapper; `false` for none.
 * @param props.children  Content of the section.
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
	const level = useContext( LevelContext ) + 1;
	return (
		<LevelContext.Provider value={ level }>
			{ Wrapper === false ? (
				children
			) : (
				<Wrapper { ...props }>{ children }</Wrapper>
			) }
		</LevelContext.Provider>
	);
}
