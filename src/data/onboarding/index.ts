export { withOnboardingHydration } from './hydration';
export { onboardingStore } from './store';
export * from './selectors';
export type { OnboardingHydration } from './hydration';
export type {
	ExtensionBundle,
	FreeExtension,
	PaymentSuggestion,
	ProductType,
	ProfileItems,
	ProfileResponse,
	Task,
	TaskList,
	TaskListState,
	TasksStatus,
	TaskState,
} from './types';
