import type { Meta, StoryObj } from '@storybook/react-vite';
import { H, Section } from '.';

const meta: Meta< typeof H > = { component: H, subcomponents: { Section } };
export default meta;

type Story = StoryObj< typeof H >;

export const NestedSections: Story = {
	name: 'Nested sections',
	render: () => (
		<>
			<H>Second level</H>
			<Section>
				<H>Third level</H>
				<Section component="section">
					<H>Fourth level</H>
				</Section>
			</Section>
		</>
	),
};

export const WithoutAWrapper: Story = {
	name: 'Without a wrapper',
	render: () => (
		<Section component={ false }>
			<H className="title">Third level</H>
		</Section>
	),
};

export const AtMostH6: Story = {
	name: 'At most h6',
	render: () => (
		<Section>
			<Section>
				<Section>
					<Section>
						<Section>
							<H>Sixth level</H>
						</Section>
					</Section>
				</Section>
			</Section>
		</Section>
	),
};
